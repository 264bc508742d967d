"""A PostgreSQL of a test's own: in a folder that goes with it, as an ordinary user, reached by a socket in that folder and by nothing else."""
import glob
import os
import shutil
import subprocess
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SCHEMA = ROOT + "/core/laboratory/schema"


def programs():
    """The folder of the newest installed server, 15 or later."""
    found = {int(os.path.basename(os.path.dirname(p))): p for p in glob.glob("/usr/lib/postgresql/*/bin") if os.path.exists(p + "/initdb")}
    if not found or max(found) < 15:
        print("skipped: PostgreSQL 15 or later is not installed")
        raise SystemExit(77)
    return found[max(found)]


class Server:
    def __init__(self, parent=None):
        self.folder = tempfile.mkdtemp(prefix="adduce-lab-", dir=parent)
        self.bin = programs()
        # initdb refuses to run as root.
        self.as_user = []
        if os.geteuid() == 0:
            shutil.chown(self.folder, "nobody")
            self.as_user = ["runuser", "-u", "nobody", "--"]
        self.run("initdb", "-D", self.folder + "/data", "-U", "administrator", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8")
        with open(self.folder + "/data/postgresql.conf", "a") as settings:
            settings.write("listen_addresses = ''\nunix_socket_directories = '%s'\nfsync = off\nmax_connections = 40\n" % self.folder)
        self.run("pg_ctl", "-D", self.folder + "/data", "-l", self.folder + "/log", "-w", "start")

    def run(self, program, *arguments):
        done = subprocess.run([*self.as_user, self.bin + "/" + program, *arguments], cwd=self.folder, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit("%s: %s%s" % (program, done.stdout, done.stderr))

    def psql(self, user, *arguments, database="laboratory", script=None, must=True):
        """What it prints, and its errors. `script`: what it is to run; else it is among the arguments."""
        done = subprocess.run([self.bin + "/psql", "-qXAt", "-h", self.folder, "-U", user, "-d", database, *arguments], input=script,
            capture_output=True, text=True)
        if must and done.returncode:
            raise SystemExit("%s: %s" % (user, done.stderr))
        return done.stdout, done.stderr

    def start_psql(self, user, script, database="laboratory"):
        """The same beside what goes on."""
        process = subprocess.Popen([self.bin + "/psql", "-qXAt", "-v", "ON_ERROR_STOP=1", "-h", self.folder, "-U", user, "-d", database],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        process.stdin.write(script)
        process.stdin.close()
        process.stdin = None
        return process

    def make_laboratory(self, database="laboratory"):
        self.psql("administrator", "-c", 'CREATE DATABASE "%s"' % database, database="postgres")
        self.psql("administrator", "-v", "ON_ERROR_STOP=1", "-c", "SET client_min_messages = warning", "-f", SCHEMA + "/create.sql", database=database)
        for migration in sorted(glob.glob(SCHEMA + "/[0-9]*.sql")):
            self.psql("administrator", "-v", "ON_ERROR_STOP=1", "-1", "-c", "SET ROLE adduce_owner", "-f", migration, database=database)

    def close(self):
        subprocess.run([*self.as_user, self.bin + "/pg_ctl", "-D", self.folder + "/data", "-m", "immediate", "stop"], cwd=self.folder,
            capture_output=True)
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
