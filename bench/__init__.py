"""Speed, measured in CPU time and never asserted: `make bench` prints what this machine reaches."""
