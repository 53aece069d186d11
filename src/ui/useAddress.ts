import { useEffect, useState } from 'react';

/**
 * Where a file can be shown from: of the type that the product knows it by, whatever the answer's headers say, so that what
 * somebody wrote into a file is never shown as a page of ours.
 */
export function useAddress(content: Blob | undefined, type: string): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (content === undefined) return;
    const own = URL.createObjectURL(new Blob([content], { type }));
    setAddress(own);
    return () => URL.revokeObjectURL(own);
  }, [content, type]);
  return address;
}
