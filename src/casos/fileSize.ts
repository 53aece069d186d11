/** A file's size as people read it. */
export function readableSize(bytes: number): string {
  if (bytes < 1_024) return `${bytes} bytes`;
  const kb = Math.round(bytes / 1_024);
  return kb < 1_024 ? `${kb} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}
