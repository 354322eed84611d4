/** A chosen list, as it is sent. */
export interface ListFile {
  readonly fileName: string;
  /** Base64. */
  readonly content: string;
}

/** Bytes as base64, in pieces that no call is too long for. */
export function base64Of(bytes: Uint8Array): string {
  const piece = 0x8000;
  let binary = '';
  for (let at = 0; at < bytes.length; at += piece) {
    binary += String.fromCharCode(...bytes.subarray(at, at + piece));
  }
  return btoa(binary);
}

/** Reads a chosen file. Rejects where the browser cannot read it. */
export async function readList(file: File): Promise<ListFile> {
  return { fileName: file.name, content: base64Of(new Uint8Array(await file.arrayBuffer())) };
}
