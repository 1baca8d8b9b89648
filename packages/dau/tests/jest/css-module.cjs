// In unit tests, a CSS module returns each class name as written in the source.
module.exports = new Proxy(
  {__esModule: false},
  {get: (_, name) => (name === '__esModule' ? false : name)},
);
