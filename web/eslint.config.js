// What ESLint looks for in the page; how it is laid out is for Prettier alone.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['src/net/generated.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      eqeqeq: ['error', 'smart'],
      // French has narrow spaces before some marks.
      'no-irregular-whitespace': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Only drawings that the build took from a package.
      'svelte/no-at-html-tags': 'off',
      // Many are never shown: those that are say so by $state.
      'svelte/prefer-svelte-reactivity': 'off',
      // A space that the compiler would take away otherwise.
      'svelte/no-useless-mustaches': 'off',
      // It does not see what svelte-check warns of.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  // Playwright reads the names of what a fixture asks for from its pattern, also where it asks for nothing.
  { files: ['tests/**'], rules: { 'no-empty-pattern': 'off' } },
);
