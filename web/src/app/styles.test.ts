import { css } from '@emotion/react';
import { expect, test } from 'vitest';
import { createStyles } from './styles';

test('what Safari knows by an older name only is written by both', () => {
  const styles = createStyles();
  const rules: string[] = [];
  styles.sheet.insert = (rule) => void rules.push(rule);
  const look = { userSelect: 'none', backdropFilter: 'blur(6px)', transition: 'opacity 1s' } as const;
  styles.insert('.a', css(look), styles.sheet, true);
  expect(rules.join('')).toBe(
    '.a{-webkit-user-select:none;user-select:none;-webkit-backdrop-filter:blur(6px);backdrop-filter:blur(6px);transition:opacity 1s;}',
  );
});
