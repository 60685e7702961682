import type { Plugin } from 'vite';

/** What packages bring along and the app never calls, by its import, with what stands in for it. */
const STUBS: Record<string, string> = {
  // Of Emotion's withTheme().
  'hoist-non-react-statics': 'export default (target) => target',
  // Chakra's own reset, which theme.ts switches off.
  './preflight.js': 'export const createPreflight = () => ({})',
  // Of Apollo: questions in addresses, directives of its own, fragments that are watched, scalars of one's own, and data
  // masking, which is off.
  './rewriteURIForGET.js': 'export const rewriteURIForGET = (newURI) => ({ newURI })',
  './FragmentReference.js': 'export class FragmentReference {}',
  './combineLatestBatched.js': 'export const combineLatestBatched = () => {}',
  './coerceScalarFieldsToParsed.js': 'export const coerceScalarFieldsToParsed = (data) => data',
  './mapObservableFragment.js': 'export const mapObservableFragmentMemoized = (fragment) => fragment',
  './maskFragment.js': 'export const maskFragment = (data) => data',
  './maskOperation.js': 'export const maskOperation = (data) => data',
  './removeDirectivesFromDocument.js':
    'export const removeDirectivesFromDocument = (_, document) => document',
  // Of GraphQL's texts of several lines, which no question of ours holds.
  './blockString.mjs': 'export const printBlockString = String, dedentBlockStringLines = String',
  // Of GraphQL's errors about a syntax tree that no parser made.
  '../jsutils/inspect.mjs': 'export const inspect = String',
  // Of RxJS' streams of bytes.
  '../util/isReadableStreamLike':
    'export const isReadableStreamLike = () => false, readableStreamLikeToAsyncGenerator = () => []',
  // Of Apollo's hooks that suspend, but for useSuspenseQuery: pages of projects wait by it.
  './cache/QueryReference.js': `export const assertWrappedQueryRef = 0, getWrappedPromise = 0,
    InternalQueryReference = 0, unwrapQueryRef = 0, updateWrappedQueryRef = 0, wrapQueryRef = 0`,
  // Of the names by which React's tools call Lucide's icons.
  './shared/src/utils/toPascalCase.mjs': 'export const toPascalCase = (name) => name',
};

/** Keeps code that never runs out of the first load. */
export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(STUBS, id) ? `\0left-out:${id}` : undefined),
    transform(code, id) {
      if (id.includes('/react-router/dist/')) return withoutUnusedComponents(code);
    },
    load: (id) => (id.startsWith('\0left-out:') ? STUBS[id.slice('\0left-out:'.length)] : undefined),
  };
}

/** Shows the bundler that components and contexts which nobody imports have no effects. */
function withoutUnusedComponents(code: string): string {
  return code
    .replace(/ = (?=React\d*\.(forwardRef|createContext)\()/g, ' = /* @__PURE__ */ ')
    .replace(/^\w+\.displayName = ".*";$/gm, '');
}
