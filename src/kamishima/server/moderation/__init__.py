"""Looking after a server: roles, sanctions, reports, links for lost passwords, and who somebody is elsewhere."""
