#!/bin/sh
# Runs once, when the database's volume is empty. The shop signs in as a role that owns its own database, whose tables
# its migrations make, and has no other right: no superuser, no further databases or roles.
set -eu

psql --set=ON_ERROR_STOP=1 --set=password="$APPLICATION_PASSWORD" --username="$POSTGRES_USER" --dbname=postgres <<'SQL'
create role spolverk login password :'password'
  nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
create database spolverk owner spolverk;
revoke all on database spolverk from public;
revoke connect on database postgres from public;
SQL
