/** The one function of `tslib` that `@docusaurus/utils-common` uses; the unit test checks that. */
export function __importDefault(module: {__esModule?: boolean}): object {
  return module.__esModule ? module : {default: module};
}
