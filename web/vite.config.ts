import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

// `import anchor from 'game-icon:anchor'` is the body of that drawing: only those that are named go into the page.
function gameIcons(): Plugin {
  const file = new URL('./node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
  return {
    name: 'game-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('game-icon:') ? '\0' + id : null),
    load(id) {
      if (!id.startsWith('\0game-icon:')) return null;
      const name = id.slice('\0game-icon:'.length);
      const icon = icons[name];
      if (!icon) this.error(`there is no drawing '${name}'`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
    // While developing; in the program `frise serve` has them.
    configureServer(server) {
      server.middlewares.use('/pictures', (request, response) => {
        const body = icons[(request.url ?? '').replace(/^\/|\.svg.*$/g, '')]?.body ?? '';
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(
          `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="i" viewBox="0 0 512 512">${body}</symbol></svg>`,
        );
      });
    },
  };
}

// `en.json?head` is what the page knows of a language whose texts it has not fetched.
function languageHeads(): Plugin {
  return {
    name: 'language-heads',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.json?head')) return null;
      const { language } = JSON.parse(readFileSync(id.replace('?head', ''), 'utf8')) as {
        language: { name: string; place: number };
      };
      return JSON.stringify({ name: language.name, place: language.place });
    },
  };
}

// A script of its own asks for the texts of the user's language while the page itself is still coming.
function languageFirst(): Plugin {
  return {
    name: 'language-first',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const chunk = Object.values(bundle ?? {}).find((each) => each.type === 'chunk' && each.name === 'language');
        return (
          chunk && [
            {
              tag: 'script',
              attrs: { type: 'module', async: true, crossorigin: true, src: `/${chunk.fileName}` },
              injectTo: 'head',
            },
          ]
        );
      },
    },
  };
}

// All texts of a language come together.
const languageOf = (id: string): string | undefined => /\/words\/([\w-]+)\.json$/.exec(id)?.[1];

// The first file is needed at once: a browser that knows this line compiles it on the side while it is fetched.
function compiledAhead(): Plugin {
  return {
    name: 'compiled-ahead',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const each of Object.values(bundle)) {
        if (each.type === 'chunk' && each.isEntry) each.code = `//# allFunctionsCalledOnLoad\n${each.code}`;
      }
    },
  };
}

export default defineConfig({
  plugins: [gameIcons(), languageHeads(), svelte(), languageFirst(), compiledAhead()],
  resolve: { alias: { further: process.env.FRISE_PAGE_WORDS ?? '/no-further-words' } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      input: { index: 'index.html', language: 'src/words/first.ts' },
      output: {
        manualChunks: (id) => languageOf(id) && `words.${languageOf(id)}`,
      },
    },
  },
  // The root has the words of dates.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: `http://127.0.0.1:${process.env.FRISE_PORT ?? 8080}`, ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/words/setup.ts'],
    coverage: {
      provider: 'v8',
      include: ['src/**'],
      exclude: ['**/*.test.ts', '**/generated.ts'],
      reporter: ['html', 'json-summary'],
      reportsDirectory: '../build/coverage/report/page',
    },
  },
} as Parameters<typeof defineConfig>[0]);
