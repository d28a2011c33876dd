declare module '*.glb' {
  const url: string;
  export default url;
}

declare module '*.usdz' {
  const url: string;
  export default url;
}
