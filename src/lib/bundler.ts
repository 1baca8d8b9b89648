import type {CurrentBundler} from '@docusaurus/types';

/** Rspack or webpack, as plugins are handed it: the same interface. */
export type Bundler = CurrentBundler['instance'];
export type Compiler = Parameters<InstanceType<Bundler['DefinePlugin']>['apply']>[0];
