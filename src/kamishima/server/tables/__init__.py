"""Tables around matches: set-up, people, packs, records."""
