import type { Notify } from '../system/notices.ts';
import { Button } from '../ui/Button.tsx';
import { copyText } from '../ui/copyText.ts';

/** Copies the address of the page; `copied` says to whoever pressed it where that leads. */
export function CopyLink({ tell, copied }: { readonly tell: Notify; readonly copied: string }) {
  const copy = () => {
    if (copyText(window.location.href)) tell('success', copied);
    else tell('error', 'El navegador no dejó copiar. El enlace es la dirección de esta página.');
  };
  return (
    <Button size="sm" variant="ghost" onClick={copy}>
      Copiar enlace
    </Button>
  );
}
