// In tests a CSS module's class name is the name it has in the source.
module.exports = new Proxy(
  {__esModule: false},
  {get: (_, name) => (name === '__esModule' ? false : name)},
);
