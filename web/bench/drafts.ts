import { draftsAside, fillDatabase } from './database.ts';
import { compare, listRequests, speedRow, speeds } from './reads.ts';
import { type Setup } from './setup.ts';
import { medianRatio } from './statistics.ts';
import { row, units, type Row } from './table.ts';

export const title = 'Drafts: public reads of 100 projects, each with a draft, and with all drafts put aside';

const COUNT = 100;

export async function measure(setup: Setup): Promise<Row[]> {
  fillDatabase(setup, COUNT);
  const drafts = draftsAside(setup);
  const { rest, graphql } = listRequests(setup);
  const rows: Row[] = [];
  for (const [name, request] of Object.entries({ "Strapi's REST": rest, GraphQL: graphql })) {
    const { without, with: withDrafts } = await compare({
      without() {
        drafts.take();
        return request();
      },
      with() {
        drafts.putBack();
        return request();
      },
    });
    const ratio = medianRatio(speeds(without), speeds(withDrafts));
    rows.push(
      speedRow(`${name}, without drafts`, without),
      speedRow(`${name}, with drafts`, withDrafts),
      row(`${name}, time with by without`, ratio, units.decimal, { atMost: 1.1 }),
    );
  }
  drafts.end();
  return rows;
}
