declare module 'react-router-config/esm/react-router-config.js' {
  export * from 'react-router-config';
}
