declare module '*.yaml' {
  const data: unknown;
  export default data;
}
declare module 'virtual:demo-database' {
  /** URL of a gzipped archive. */
  const url: string;
  export default url;
}
