#!/bin/bash
# Runs once, when the volume is empty. The product's role owns its database and nothing else; the superuser has no
# password, so that only who is in the container becomes it.
set -eu
psql --username=postgres --dbname=postgres --no-psqlrc --set=ON_ERROR_STOP=1 <<'SQL'
\getenv password POSTGRES_PASSWORD
CREATE ROLE portfolio LOGIN PASSWORD :'password';
CREATE DATABASE portfolio OWNER portfolio;
ALTER ROLE postgres PASSWORD NULL;
SQL
