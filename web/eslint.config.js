import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  { ignores: ['public/', 'src/generated/', 'src/lib/wire.ts'] },
  js.configs.recommended,
  {
    files: ['src/**', 'tests/**'],
    extends: [ts.configs.recommendedTypeChecked, svelte.configs.recommended],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], svelteConfig },
    },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // Lists of words without state of their own are drawn by place, on purpose: copies of a card are alike.
      'svelte/require-each-key': 'off',
      // Maps and sets here are caches and local values; what is reactive is a $state.
      'svelte/prefer-svelte-reactivity': 'off',
      // A space at the start of a block would be trimmed if it were not written as {' '}.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  { files: ['src/**/*.svelte', 'src/**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    // In markup the parser takes narrowed and generic types for `any`; svelte-check knows them.
    files: ['src/**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      'no-useless-assignment': 'off',
    },
  },
  { files: ['*.{js,mjs,ts}'], languageOptions: { globals: globals.node, parser: ts.parser } },
)
