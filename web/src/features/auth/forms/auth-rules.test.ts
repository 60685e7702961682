import { expect, test } from 'vitest';
import { registerRules } from './auth-rules';

test.each([
  ['', 'Name is required'],
  ['   ', 'Name is required'],
  [' Al ', 'Name must be at least 3 characters'],
  ['Ali', true],
])('name %j: %s', (name, expected) => {
  expect(registerRules.name.validate(name)).toBe(expected);
});

test.each(['Secret#1', 'aB1&cd', 'X*00000'])('takes the password %s', (password) => {
  expect(password).toMatch(registerRules.password.pattern.value);
});

test.each(['secret#1', 'Secret11', 'Secret##', 'Secret1?'])('refuses the password %s', (password) => {
  expect(password).not.toMatch(registerRules.password.pattern.value);
});

test.each([
  ['me@example.com', true],
  ['me@example', false],
  ['me example.com', false],
])('address %s: %s', (email, valid) => {
  expect(registerRules.email.pattern.value.test(email)).toBe(valid);
});
