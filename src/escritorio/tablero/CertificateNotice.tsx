import { useQuery } from '@tanstack/react-query';
import { query } from '../../data/query.ts';
import { Note } from '../../ui/Note.tsx';

/** Tells who invoices, or sets the chain up, that its certificate is near its end or seals nothing; nothing while all is well. */
export function CertificateNotice() {
  const { data } = useQuery(query('emisor', {}));
  if (data === undefined) return null;
  const { impedimento, aviso } = data;
  if (impedimento !== null) {
    return (
      <Note colorPalette="red" gridColumn="1 / -1">
        {impedimento} Mientras tanto no se factura.
      </Note>
    );
  }
  return aviso === null ? null : (
    <Note colorPalette="orange" gridColumn="1 / -1">
      {aviso}
    </Note>
  );
}
