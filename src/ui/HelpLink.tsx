import { use } from 'react';
import { Button } from './Button.tsx';
import { placeOfRefusal } from './explained.ts';
import { HelpContext } from './help.ts';

/** A refusal, or the place itself. */
type Props = { readonly of: string } | { readonly at: string };

/** Opens the manual where it explains a refusal; nothing where it does not, and where there is no help. */
export function HelpLink(props: Props) {
  const open = use(HelpContext);
  const at = 'at' in props ? props.at : placeOfRefusal(props.of);
  if (open === null || at === null) return null;
  return (
    <Button size="sm" variant="ghost" justifySelf="start" aria-haspopup="dialog" onClick={() => open(at)}>
      Ver en la ayuda
    </Button>
  );
}
