/** Sites from before `packages/dau` run this file of the new version. It then removes it. */
import '../packages/dau/cli/update-from-version-1';
