import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const elements = [
  { type: 'app', pattern: 'web/src/app/**', mode: 'full' },
  // What every part shows something of.
  { type: 'shared', pattern: 'web/src/features/site/**', mode: 'full' },
  { type: 'feature', pattern: 'web/src/features/*/**', mode: 'full', capture: ['feature'] },
  { type: 'shared', pattern: 'web/src/{components,graphql,lib,content,theme}/**', mode: 'full' },
  { type: 'shared', pattern: 'web/src/{theme,paths}.ts', mode: 'full' },
  { type: 'server', pattern: 'web/server/**', mode: 'full' },
  { type: 'cms-routes', pattern: 'cms/src/api/*/routes/**', mode: 'full' },
  { type: 'cms-policies', pattern: 'cms/src/policies/**', mode: 'full' },
  { type: 'cms-controllers', pattern: 'cms/src/api/*/controllers/**', mode: 'full' },
  { type: 'cms-services', pattern: 'cms/src/api/*/services/**', mode: 'full' },
  { type: 'cms-api', pattern: 'cms/src/api/**', mode: 'full' },
  {
    type: 'cms-shared',
    pattern:
      'cms/src/{auth,cache,data-version,database,errors,graphql,middlewares,pictures,shared,social-picture}/**',
    mode: 'full',
  },
  { type: 'cms-shared-with-web', pattern: 'cms/src/shared-with-web/**', mode: 'full' },
  { type: 'cms', pattern: 'cms/src/**', mode: 'full' },
];

/** Imports run one way: app → features → shared; routes → policies, controllers → services. */
const importRules = [
  { from: 'feature', disallow: ['app', 'server', ['feature', { feature: '!${from.feature}' }]] },
  { from: 'shared', disallow: ['app', 'feature', 'server'] },
  { from: 'app', disallow: ['server'] },
  { from: 'cms-routes', disallow: ['cms-services'] },
  { from: 'cms-policies', disallow: ['cms-routes', 'cms-controllers', 'cms-services'] },
  { from: 'cms-controllers', disallow: ['cms-routes', 'cms-policies', 'cms-controllers'] },
  { from: 'cms-services', disallow: ['cms-routes', 'cms-policies', 'cms-controllers'] },
  {
    from: 'cms-shared',
    disallow: ['cms-api', 'cms-routes', 'cms-policies', 'cms-controllers', 'cms-services'],
  },
  { from: 'cms-shared-with-web', disallow: ['cms', 'cms-!(shared-with-web)'] },
];

/** One entry point per vendor: the files that alone may import it. */
const vendors = [
  { vendor: 'firebase', files: ['web/src/lib/vendors/firebase.ts'] },
  { vendor: '@google/generative-ai', files: ['web/src/lib/vendors/gemini.ts'] },
  { vendor: '@emailjs/browser', files: ['web/src/lib/vendors/emailjs.ts'] },
  { vendor: 'jose', files: ['cms/src/auth/id-tokens.ts', 'cms/tests/**', 'web/e2e/**'] },
];

const closedVendors = vendors.map(({ vendor, files }) => ({
  regex: `^${vendor}(/|$)`,
  message: `Only ${files[0]} talks to this vendor.`,
}));

const ownLinks = {
  regex: '^react-router(-dom)?$',
  importNames: ['Link', 'NavLink'],
  message: 'Those of web/src/components/links/link.tsx bring 3 kB less along.',
};

/** TypeScript takes them for granted, but Safari 16 and Chrome 111, for which Vite builds, lack them. */
const lateMethods = [
  { object: 'URL', property: 'canParse', message: 'parseUrl of web/src/lib does the same.' },
  { object: 'URL', property: 'parse', message: 'parseUrl of web/src/lib does the same.' },
  { object: 'AbortSignal', property: 'any' },
];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules',
      '**/dist',
      '**/build',
      '.data',
      'cms/.cache',
      'cms/.strapi',
      'cms/types/generated',
      'web/src/graphql/generated*.ts',
      'web/test-results',
      'web/playwright-report',
    ],
  },
  js.configs.recommended,
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
  },
  {
    files: ['{web,cms}/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.mjs'] } },
    },
    rules: {
      'boundaries/element-types': ['error', { default: 'allow', rules: importRules }],
      'no-restricted-imports': ['error', { patterns: closedVendors }],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [...closedVendors, ownLinks] }],
      'no-restricted-properties': ['error', ...lateMethods],
    },
  },
  {
    files: ['web/local/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: 'cms/src/', allowTypeImports: true, message: 'Node 22 warns of it: use requireSource.' },
          ],
        },
      ],
    },
  },
  {
    // HTTP answers in tests and measurements are `any`; interfaces of Strapi and vitest ask for async functions.
    files: [
      'cms/tests/**/*.ts',
      'web/local/**/*.ts',
      'web/bench/**/*.ts',
      '**/*.test.{ts,tsx}',
      'web/e2e/**/*.ts',
    ],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['cms/**/*.ts', '**/*.test.{ts,tsx}', 'web/e2e/**/*.ts'],
    rules: { '@typescript-eslint/require-await': 'off' },
  },
  ...vendors.map(({ vendor, files }) => ({
    files,
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: closedVendors.filter(({ regex }) => !regex.includes(vendor)) },
      ],
    },
  })),
);
