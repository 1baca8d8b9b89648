/** The module this plugin generates at build. */
declare module '@generated/latest/default/latest.json' {
  import type {Latest} from '@site/src/plugins/latest/types';

  const latest: Latest;
  export default latest;
}
