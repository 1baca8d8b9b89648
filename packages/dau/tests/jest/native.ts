/** Replaces `packages/dau/utils/native.cjs`, because Jest cannot import ES modules that it has not transformed. */
export const nativeImport = (name: string): Promise<unknown> => import(name);

export const nativeRequire = require;
