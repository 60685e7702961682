import type { Core } from '@strapi/strapi';

type PostgresDriver = {
  defaults: { parseInputDatesAsUTC: boolean };
  types: {
    builtins: { TIMESTAMP: number };
    setTypeParser(type: number, parse: (text: string) => Date): void;
  };
};

/**
 * PostgreSQL's driver writes and reads times in the zone of its process, and Strapi's columns do not say which that was:
 * a server in another zone would move them, and an hour that comes twice would be one.
 */
export function keepTimesInUtc({ db }: Core.Strapi): void {
  if (db.dialect.client !== 'postgres') return;
  const { defaults, types } = (db.connection.client as { driver: PostgresDriver }).driver;
  defaults.parseInputDatesAsUTC = true;
  types.setTypeParser(types.builtins.TIMESTAMP, (text) => new Date(`${text.replace(' ', 'T')}Z`));
}
