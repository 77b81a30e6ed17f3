// What the linter looks for in TypeScript and Svelte; the formatter is Prettier.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules/', 'src/wire.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      'no-undef': 'off', // the compiler knows
      '@typescript-eslint/no-unused-expressions': 'off', // `void x` reads a signal for its effect
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      'svelte/no-navigation-without-resolve': 'off', // the router is our own
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check sees to it
      'svelte/prefer-svelte-reactivity': 'off', // maps in the models are caches, not signals
      'svelte/no-at-html-tags': 'error',
    },
  },
  // Drawings inlined at build time, and rules whose text was escaped by `markdown.ts`.
  {
    files: ['src/games/**', 'src/shell/Icon.svelte', 'src/rules/*.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
)
