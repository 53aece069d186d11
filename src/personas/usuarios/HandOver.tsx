import { Grid, RadioGroup } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { casesInWords, type Usuario } from '#domain/personas/usuarios';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { OVER } from '../../ui/form/over.ts';
import { HeirPicker } from './HeirPicker.tsx';
import type { UserPageState } from './useUser.ts';

interface Props {
  readonly page: UserPageState;
  /** As the server last said he is: with the cases that he has by now. */
  readonly user: Usuario;
}

/** Names the open cases of a person who is being deactivated, and asks for the person who takes them over. */
export function HandOver({ page, user }: Props) {
  const isOpen = useSelector(page.record.actor, ({ context }) => context.open === 'guardar');
  return isOpen ? <Window page={page} user={user} /> : null;
}

function Window({ page: { record, handOver }, user: { id, nombreCompleto, casosAbiertos } }: Props) {
  const [isGiven, setGiven] = useState(true);
  const [heir, setHeir] = useState<number | null>(null);
  const { total, ids } = casosAbiertos;
  const more = total - ids.length;
  const back = () => record.actor.send({ type: 'cerrar' });
  return (
    <Dialog
      title="Casos abiertos a su cargo"
      size="md"
      onClose={back}
      footer={
        <>
          <Button onClick={back}>Regresar</Button>
          <Button variant="solid" disabled={isGiven && heir === null} onClick={() => handOver(isGiven ? heir : null)}>
            Desactivar y guardar
          </Button>
        </>
      }
    >
      <Grid gap={3}>
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
        <RadioGroup.Root
          flexDirection="column"
          value={isGiven ? 'alguien' : 'nadie'}
          onValueChange={({ value }) => setGiven(value === 'alguien')}
        >
          <RadioGroup.Label>¿A quién pasan?</RadioGroup.Label>
          <Way value="alguien">A otra persona</Way>
          <Way value="nadie">A nadie: quedan sin asignar</Way>
        </RadioGroup.Root>
        {isGiven && <HeirPicker leaver={id} value={heir} onChange={setHeir} />}
      </Grid>
    </Dialog>
  );
}

function Way({ value, children }: { readonly value: string; readonly children: string }) {
  return (
    <RadioGroup.Item value={value} gap={2}>
      <RadioGroup.ItemHiddenInput style={OVER} />
      <RadioGroup.ItemControl />
      <RadioGroup.ItemText>{children}</RadioGroup.ItemText>
    </RadioGroup.Item>
  );
}
