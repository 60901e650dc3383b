import formatjs from 'eslint-plugin-formatjs';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx'];
const syntax = {
  defaultExport: {
    selector: 'ExportDefaultDeclaration',
    message:
      'Export it by name, so that a search for the name finds all uses. Files for tools that need a default export are exceptions here.',
  },
  enum: { selector: 'TSEnumDeclaration', message: 'Node cannot run enums without a compiler: use a union of strings.' },
  interface: { selector: 'TSInterfaceDeclaration', message: 'Use `type`.' },
  jsxText: {
    selector: 'JSXText[value=/[A-Za-z]{2}/]',
    message: 'Declare texts in messages.ts beside the screen and show them with intl.formatMessage, so that they exist in four languages.',
  },
  jsxString: {
    selector: 'JSXElement > JSXExpressionContainer > Literal[value=/[A-Za-z]{2}/]',
    message: 'Declare texts in messages.ts beside the screen and show them with intl.formatMessage, so that they exist in four languages.',
  },
  jsxAttribute: {
    selector: 'JSXAttribute[name.name=/^(title|label|alt|placeholder|description|aria-label)$/] > Literal[value=/[A-Za-z]{2}/]',
    message: 'Declare texts in messages.ts beside the screen and show them with intl.formatMessage, so that they exist in four languages.',
  },
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/.next/',
      '**/.tool/',
      '**/.tmp/',
      '**/.data/',
      'storybook-static/',
      'hosts/tablet/android/',
      '**/next-env.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  {
    plugins: { 'react-hooks': reactHooks, formatjs },
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': 'allow-with-description' },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', syntax.defaultExport, syntax.enum, syntax.interface],
      'max-lines': ['error', { max: 400 }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    // Tables, tests and stories may be longer.
    files: [
      '**/*.stories.tsx',
      'packages/routes/src/table.ts',
      'packages/api/src/contract/*.ts',
      '**/*.test.ts',
      '**/*.messages.ts',
      '**/messages.ts',
      '**/words.ts',
    ],
    rules: { 'max-lines': ['error', { max: 600 }] },
  },
  {
    files: ['packages/darts/src/**'],
    ignores: tests,
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Rules are deterministic: take random numbers as an argument.' },
        { object: 'Date', property: 'now', message: 'Rules use no clock: take the time as an argument.' },
        { object: 'performance', property: 'now', message: 'Rules use no clock: take the time as an argument.' },
      ],
      'no-restricted-globals': [
        'error',
        ...['fetch', 'process', 'window', 'document', 'setTimeout', 'setInterval', 'crypto', 'localStorage', 'console'].map((name) => ({
          name,
          message: 'Rules are pure functions, without clock, random numbers, input or output.',
        })),
      ],
      'no-restricted-syntax': [
        'error',
        syntax.defaultExport,
        syntax.enum,
        syntax.interface,
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Rules use no clock: take the time as an argument.',
        },
      ],
    },
  },
  {
    files: ['packages/{api,realtime,ui,screens}/src/**'],
    ignores: ['packages/screens/src/shell/preferences.ts', 'packages/screens/src/app/themeScript.ts', ...tests],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({
          name,
          message: 'Use the storage of the host port, because the native shell has another storage than a browser.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        ...['localStorage', 'sessionStorage'].map((property) => ({
          object: 'window',
          property,
          message: 'Use the storage of the host port, because the native shell has another storage than a browser.',
        })),
      ],
    },
  },
  {
    files: ['packages/{screens,ui}/src/**/*.tsx'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        syntax.defaultExport,
        syntax.enum,
        syntax.interface,
        syntax.jsxText,
        syntax.jsxString,
        syntax.jsxAttribute,
      ],
    },
  },
  {
    files: ['packages/screens/src/**/*.{ts,tsx}'],
    rules: { 'formatjs/enforce-default-message': ['error', 'literal'], 'formatjs/no-multiple-whitespaces': 'error' },
  },
  {
    // Tools read the default exports of these files.
    files: [
      '*.config.{js,ts}',
      '**/*.config.{js,ts,mjs}',
      '.dependency-cruiser.mjs',
      '.storybook/**',
      'hosts/web/app/**',
      'hosts/web/*.ts',
      'scripts/outside/*/app/**',
      'scripts/lib/outcomeReporter.ts',
      'bench/web/empty/app/**',
      '**/*.d.ts',
      '**/*.stories.tsx',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.cjs', '**/*.mjs'],
    languageOptions: { globals: { module: 'writable', process: 'readonly', console: 'readonly', setInterval: 'readonly' } },
  },
);
