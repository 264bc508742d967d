# Who publishes the packages that are made of this copy: fill in what there is. What is empty is left out of them.
set(ADDUCE_CONTACT "") # "Name <mail address>", whom the Debian packages name as their maintainer
set(ADDUCE_HOMEPAGE "") # an https address
set(ADDUCE_SCREENSHOTS "") # https addresses of pictures, with ; between them; the first is shown first
