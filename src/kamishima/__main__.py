"""`python -m kamishima` is the command `kamishima`."""

import sys

from kamishima.cli.main import main

sys.exit(main())
