export * from './announcement';
export * from './integrations';
export * from './locales';
export * from './navigation';
export * from './search';
export * from './site';
