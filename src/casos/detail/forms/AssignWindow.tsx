import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/Button.tsx';
import { Note } from '../../../ui/Note.tsx';
import { useWork } from '../../../ui/works/useWork.ts';
import { WorkWindow } from '../../../ui/works/WorkWindow.tsx';
import { decisionOnCase, useCasePage } from '../context.ts';
import { assignable, WhoGetsIt } from './WhoGetsIt.tsx';

/** The window that hands a case to a person, or to its area without one. */
export function AssignWindow() {
  const page = useCasePage();
  const kit = useWork(page.record, 'asignar');
  const { data } = useQuery(assignable(page.newest.id, ''));
  return (
    <WorkWindow page={page} name="asignar" kit={kit} marked forbidden={data?.contra ?? null} above={<WhoHasIt />}>
      <WhoGetsIt
        form={kit.form}
        idCaso={page.newest.id}
        toArea={page.newest.administrador === null ? null : page.newest.area.nombre}
      />
    </WorkWindow>
  );
}

/** The person who has the case now, and the way to another area, which asks for a category and a reason. */
function WhoHasIt() {
  const { newest, person, record } = useCasePage();
  const { administrador, area } = newest;
  return (
    <Note colorPalette="gray">
      <p>
        {administrador === null
          ? `Nadie lo tiene; está en ${area.nombre}.`
          : `Lo tiene ${administrador.nombre}, en ${area.nombre}.`}
      </p>
      {decisionOnCase(newest, person, 'escalar').allowed && (
        <p>
          ¿Es de otra área?{' '}
          <Button
            size="xs"
            variant="outline"
            onClick={() => {
              record.actor.send({ type: 'cerrar' });
              record.actor.send({ type: 'abrir', trabajo: 'escalar' });
            }}
          >
            Escalar
          </Button>
        </p>
      )}
    </Note>
  );
}
