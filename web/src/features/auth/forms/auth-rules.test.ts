import { describe, expect, it } from 'vitest';
import { registerRules } from './auth-rules';

describe('registerRules', () => {
  it.each([
    ['', 'Name is required'],
    ['   ', 'Name is required'],
    [' Al ', 'Name must be at least 3 characters'],
    ['Ali', true],
  ])('name %j: %s', (name, expected) => {
    expect(registerRules.name.validate(name)).toBe(expected);
  });

  it.each(['Secret#1', 'aB1&cd', 'X*00000'])('takes the password %s', (password) => {
    expect(password).toMatch(registerRules.password.pattern.value);
  });

  it.each(['secret#1', 'Secret11', 'Secret##', 'Secret1?'])('refuses the password %s', (password) => {
    expect(password).not.toMatch(registerRules.password.pattern.value);
  });

  it.each([
    ['me@example.com', true],
    ['me@example', false],
    ['me example.com', false],
  ])('address %s: %s', (email, valid) => {
    expect(registerRules.email.pattern.value.test(email)).toBe(valid);
  });
});
