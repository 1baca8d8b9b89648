/** The one function of `tslib` that `@docusaurus/utils-common` uses; `client-bundle.test.ts` knows. */
export function __importDefault(module: {__esModule?: boolean}): object {
  return module.__esModule ? module : {default: module};
}
