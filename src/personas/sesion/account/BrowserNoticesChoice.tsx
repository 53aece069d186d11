import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { browserNotices, wishBrowserNotices } from '../../../system/browserNotices.ts';
import { CheckField } from '../../../ui/form/CheckField.tsx';

/** Whether the browser tells what is new while the page is out of sight, on this computer. The browser is asked only by this. */
export function BrowserNoticesChoice({ numiden }: { readonly numiden: number }) {
  const [state, setState] = useState(() => browserNotices(numiden));
  return (
    <>
      <CheckField
        label="Avisarme también con el navegador, en este equipo"
        checked={state === 'si'}
        disabled={state === 'prohibidos' || state === 'desconocidos'}
        onChange={({ target }) => void wishBrowserNotices(numiden, target.checked).then(setState)}
      />
      <Text color="fg.muted" fontSize="sm">
        {WORDS[state]}
      </Text>
    </>
  );
}

const WORDS = {
  si: 'Mientras esta página no esté a la vista, el navegador dice quién hizo qué en lo suyo, sin lo que se escribió.',
  no: 'El navegador le pedirá permiso. Dice quién hizo qué en lo suyo mientras esta página no esté a la vista.',
  prohibidos:
    'El navegador los tiene bloqueados para este sitio: permítalos en su configuración y vuelva a cargar la página.',
  desconocidos: 'Este navegador no los tiene, o la dirección de esta página no es segura (https).',
} as const;
