export * from './announcement';
export * from './integrations';
export * from './locales';
export * from './markdown';
export * from './navigation';
export * from './prism';
export * from './search';
export * from './site';
