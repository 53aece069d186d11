import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Usuario } from '#domain/usuarios';
import { casesInWords } from '#domain/usuarios';
import type { UsuarioRef } from '#machines/usuario.machine';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { HeirPicker } from './HeirPicker.tsx';

interface Props {
  readonly usuario: UsuarioRef;
  readonly user: Usuario;
}

/** Names the open cases of a person who is being deactivated, and asks to whom they go. */
export function HandOver({ usuario, user }: Props) {
  const isOpen = useSelector(usuario, (state) => state.matches({ open: { record: { working: 'naming' } } }));
  return isOpen ? <Window usuario={usuario} user={user} /> : null;
}

function Window({ usuario, user: { id, nombreCompleto, casosAbiertos } }: Props) {
  const [isGiven, setGiven] = useState(true);
  const [heir, setHeir] = useState<number | null>(null);
  const { total, ids } = casosAbiertos;
  const more = total - ids.length;
  const back = () => usuario.send({ type: 'regresar' });
  return (
    <Dialog
      title="Casos abiertos a su cargo"
      size="md"
      onClose={back}
      footer={
        <>
          <Button onClick={back}>Regresar</Button>
          <Button
            variant="solid"
            disabled={isGiven && heir === null}
            onClick={() => usuario.send({ type: 'entregar', heredero: isGiven ? heir : null })}
          >
            Desactivar y guardar
          </Button>
        </>
      }
    >
      <Parts>
        <p>
          {nombreCompleto} tiene {casesInWords(total)}:{' '}
          {ids.map((idCaso, index) => (
            <span key={idCaso}>
              {index > 0 && ', '}
              <Link to="/administracion/casos/$id" params={{ id: String(idCaso) }} target="_blank">
                {idCaso}
              </Link>
            </span>
          ))}
          {more > 0 && ` y ${more} más`}.
        </p>
        <fieldset>
          <legend>¿A quién pasan?</legend>
          <label>
            <input type="radio" name="destino" checked={isGiven} onChange={() => setGiven(true)} />A otra persona
          </label>
          <label>
            <input type="radio" name="destino" checked={!isGiven} onChange={() => setGiven(false)} />A nadie: quedan sin
            asignar
          </label>
        </fieldset>
        {isGiven && <HeirPicker leaver={id} value={heir} onChange={setHeir} />}
      </Parts>
    </Dialog>
  );
}

const Parts = chakra('div', {
  base: {
    display: 'grid',
    gap: 3,
    '& a': { color: 'brand.fg', textDecoration: 'underline' },
    '& fieldset > legend': { mb: 1, fontSize: 'sm', fontWeight: 'medium' },
    '& fieldset > label': { display: 'flex', alignItems: 'center', gap: 2, minH: 'control', cursor: 'pointer' },
    '& input[type=radio]': { flex: 'none', boxSize: 4, accentColor: 'brand.solid' },
  },
});
