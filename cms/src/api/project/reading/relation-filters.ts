import type { Core } from '@strapi/strapi';
import { isRelation } from './filters';
import { asList, asRecord, type Query } from './values';

const PROJECT = 'api::project.project';

/**
 * Strapi joins once more for each condition on technologies or images, and the rows multiply: three of them on
 * thirty projects are a million. A subquery each says the same: some technology, some picture is so.
 */
export function registerRelationFilters(strapi: Core.Strapi): void {
  const rewrite = ({ params }: { params: { where?: unknown } }) => {
    if (params.where) params.where = withSubqueries(params.where);
  };
  strapi.db.lifecycles.subscribe({
    models: [PROJECT],
    beforeFindMany: rewrite,
    beforeCount: rewrite,
    beforeFindOne: rewrite,
  });
}

/** A `$not` goes inwards, because Strapi's means that some technology is not so. */
export function withSubqueries(where: unknown, isNegated = false): object {
  if (Array.isArray(where))
    return { [isNegated ? '$or' : '$and']: where.map((one) => withSubqueries(one, isNegated)) };
  const conditions = Object.entries(asRecord('filters', where)).map(([key, value]) => {
    if (key === '$not') return withSubqueries(value, !isNegated);
    if (key === '$and' || key === '$or') {
      const group = isNegated === (key === '$and') ? '$or' : '$and';
      return { [group]: asList(key, value).map((one) => withSubqueries(one, isNegated)) };
    }
    const condition = isNegated ? { $not: { [key]: value } } : { [key]: value };
    return isRelation(key) ? { id: { $in: idsWhere(condition) } } : condition;
  });
  const [only, ...others] = conditions;
  return only && others.length === 0 ? only : { [isNegated ? '$or' : '$and']: conditions };
}

function idsWhere(where: Query) {
  return strapi.db.queryBuilder(PROJECT).select('id').where(where).getKnexQuery();
}
