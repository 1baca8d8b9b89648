export * from './announcement';
export * from './blog';
export * from './conversation';
export * from './hosts';
export * from './languages';
export * from './navigation';
export * from './site';
