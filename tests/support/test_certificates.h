#pragma once
#include <QByteArray>

// Certificates for tests on 127.0.0.1, made with openssl for nothing else. All but `kSelfSigned` are signed by `kAuthority`,
// which no system trusts; all have the same key.
namespace adduce::test {

inline const QByteArray kAuthority("-----BEGIN CERTIFICATE-----\n"
                                   "MIIBmDCCAT2gAwIBAgIUWXL8Bywp2KobrL0LX6khiECO36owCgYIKoZIzj0EAwIw\n"
                                   "IDEeMBwGA1UEAwwVQWRkdWNlIHRlc3QgYXV0aG9yaXR5MCAXDTI2MTEyMjA2MzQy\n"
                                   "OFoYDzIxMjYxMDI5MDYzNDI4WjAgMR4wHAYDVQQDDBVBZGR1Y2UgdGVzdCBhdXRo\n"
                                   "b3JpdHkwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARwDyQO+BXkCZdXNobY2oNh\n"
                                   "xBWlg/q6PWi2itMeO/fEtpN7IeL+YRP7OrA/KK9P7WjHBRTZmJYN7qw+ugvC24g7\n"
                                   "o1MwUTAdBgNVHQ4EFgQU3hl/gwaPcc7HKSgOs3NoW+V858gwHwYDVR0jBBgwFoAU\n"
                                   "3hl/gwaPcc7HKSgOs3NoW+V858gwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQD\n"
                                   "AgNJADBGAiEAoFK9r/SXNzp3N5eTwywYzumT+hrAxnTE/QcjiXXsdr4CIQCN9R7E\n"
                                   "kn8zKD/WYhJdqjSNo9nuECYWgxbVSCP5OwrcXg==\n"
                                   "-----END CERTIFICATE-----\n");

inline const QByteArray kLeafKey("-----BEGIN PRIVATE KEY-----\n"
                                 "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg058bOA1VZlCKFhva\n"
                                 "O5R2GO1VBUZa4b1vLQy6HDExE9ehRANCAAQMWervj0ZgGTOTZU0pRzpyUsSyu+fR\n"
                                 "jTDXwR2skiVOkpZb3vg7a+S9PTZa3rkghI8BqgeyOUA3SgRT6PWBj0eT\n"
                                 "-----END PRIVATE KEY-----\n");

inline const QByteArray kGood("-----BEGIN CERTIFICATE-----\n"
                              "MIIBhzCCASygAwIBAgIUBZ+Mia/9gdI3oQeGumKq8SZO0CQwCgYIKoZIzj0EAwIw\n"
                              "IDEeMBwGA1UEAwwVQWRkdWNlIHRlc3QgYXV0aG9yaXR5MCAXDTI2MTEyMjA2MzQ1\n"
                              "MVoYDzIxMjYxMDI5MDYzNDUxWjAPMQ0wCwYDVQQDDARnb29kMFkwEwYHKoZIzj0C\n"
                              "AQYIKoZIzj0DAQcDQgAEDFnq749GYBkzk2VNKUc6clLEsrvn0Y0w18EdrJIlTpKW\n"
                              "W974O2vkvT02Wt65IISPAaoHsjlAN0oEU+j1gY9Hk6NTMFEwDwYDVR0RBAgwBocE\n"
                              "fwAAATAdBgNVHQ4EFgQULEoI4MiBj6lF0t990DNekR3D2s0wHwYDVR0jBBgwFoAU\n"
                              "3hl/gwaPcc7HKSgOs3NoW+V858gwCgYIKoZIzj0EAwIDSQAwRgIhAK4HCFwn0jf1\n"
                              "apg8yHSo/AUILEMwVAtEC+Itj2tgnUKhAiEAwJADaEIiDB+0+MM7SfJ8PFAw0neL\n"
                              "0y6/89h4rriPAmU=\n"
                              "-----END CERTIFICATE-----\n");

inline const QByteArray kOfAnotherHost("-----BEGIN CERTIFICATE-----\n"
                                       "MIIBlDCCATugAwIBAgIUBZ+Mia/9gdI3oQeGumKq8SZO0CUwCgYIKoZIzj0EAwIw\n"
                                       "IDEeMBwGA1UEAwwVQWRkdWNlIHRlc3QgYXV0aG9yaXR5MCAXDTI2MTEyMjA2MzQ1\n"
                                       "MVoYDzIxMjYxMDI5MDYzNDUxWjAUMRIwEAYDVQQDDAllbHNld2hlcmUwWTATBgcq\n"
                                       "hkjOPQIBBggqhkjOPQMBBwNCAAQMWervj0ZgGTOTZU0pRzpyUsSyu+fRjTDXwR2s\n"
                                       "kiVOkpZb3vg7a+S9PTZa3rkghI8BqgeyOUA3SgRT6PWBj0eTo10wWzAZBgNVHREE\n"
                                       "EjAQgg5tb2RlbHMuZXhhbXBsZTAdBgNVHQ4EFgQULEoI4MiBj6lF0t990DNekR3D\n"
                                       "2s0wHwYDVR0jBBgwFoAU3hl/gwaPcc7HKSgOs3NoW+V858gwCgYIKoZIzj0EAwID\n"
                                       "RwAwRAIgYsDDyWSCX6eHvKuEop3m8ki/aDHkfL0+8KOQs5cZz+MCICKOMkw9u013\n"
                                       "JO6Sj420nTvUALw7OTY7HaCgeJF1b61A\n"
                                       "-----END CERTIFICATE-----\n");

inline const QByteArray kExpired("-----BEGIN CERTIFICATE-----\n"
                                 "MIIBdTCCARqgAwIBAgIBAjAKBggqhkjOPQQDAjAgMR4wHAYDVQQDDBVBZGR1Y2Ug\n"
                                 "dGVzdCBhdXRob3JpdHkwHhcNMjAwMTAxMDAwMDAwWhcNMjEwMTAxMDAwMDAwWjAS\n"
                                 "MRAwDgYDVQQDDAdleHBpcmVkMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEDFnq\n"
                                 "749GYBkzk2VNKUc6clLEsrvn0Y0w18EdrJIlTpKWW974O2vkvT02Wt65IISPAaoH\n"
                                 "sjlAN0oEU+j1gY9Hk6NTMFEwDwYDVR0RBAgwBocEfwAAATAdBgNVHQ4EFgQULEoI\n"
                                 "4MiBj6lF0t990DNekR3D2s0wHwYDVR0jBBgwFoAU3hl/gwaPcc7HKSgOs3NoW+V8\n"
                                 "58gwCgYIKoZIzj0EAwIDSQAwRgIhAPzn+DlQbDTtY4wYBYMNwCFLiwLHVSzTG7to\n"
                                 "jpj5xqaBAiEA4GM/0GmugTOn8RdENijoyYgKun5XByjSk4WDPFyWCbY=\n"
                                 "-----END CERTIFICATE-----\n");

inline const QByteArray kSelfSigned("-----BEGIN CERTIFICATE-----\n"
                                    "MIIBjzCCATagAwIBAgIUd7/Yho3QuI6AouZ7VZiQao551OgwCgYIKoZIzj0EAwIw\n"
                                    "FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyMjA2MzQ1MVoYDzIxMjYxMDI5\n"
                                    "MDYzNDUxWjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO\n"
                                    "PQMBBwNCAAQMWervj0ZgGTOTZU0pRzpyUsSyu+fRjTDXwR2skiVOkpZb3vg7a+S9\n"
                                    "PTZa3rkghI8BqgeyOUA3SgRT6PWBj0eTo2QwYjAdBgNVHQ4EFgQULEoI4MiBj6lF\n"
                                    "0t990DNekR3D2s0wHwYDVR0jBBgwFoAULEoI4MiBj6lF0t990DNekR3D2s0wDwYD\n"
                                    "VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0cAMEQC\n"
                                    "IHcuHkiAyb6VKPn2qQiQHy5rIQJIH5y5ziVI4NDeWaATAiAV+4cCtqccQYY1qsxX\n"
                                    "gs5RJVeHsIE5zi2Kb/GvPsa/MA==\n"
                                    "-----END CERTIFICATE-----\n");

} // namespace adduce::test
