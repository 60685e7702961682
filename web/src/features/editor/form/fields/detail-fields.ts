import { LIMITS } from '../../../../content/project-rules';
import { LABELS } from '../../../../content/project-schema';
import { list, text } from '../../fields/form-field';

/** Of the fields that no project needs, those that are filled in like the site's. */
export const DETAIL_FIELDS = {
  role: text({
    label: LABELS.role,
    max: LIMITS.roleLength,
    description: 'What you did, for example design and code',
  }),
  period: text({
    label: LABELS.period,
    max: LIMITS.periodLength,
    description: 'A year or more, for example 2024 or March to June 2025',
  }),
  keyFigures: list(
    {
      label: LABELS.keyFigures,
      max: LIMITS.keyFigures,
      description: 'What came of it, in numbers: 61 families, 13 % shorter',
    },
    'key figure',
    {
      value: text({
        label: 'Number',
        max: LIMITS.keyFigureValueLength,
        description: 'For example 61, or 13 %',
      }),
      label: text({
        label: 'What it counts',
        max: LIMITS.keyFigureLabelLength,
        description: 'For example families',
      }),
    },
  ),
};
