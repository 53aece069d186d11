import { useSelector } from '@xstate/react';
import type { Usuario } from '#domain/personas/usuarios';
import { QuestionWindow } from '../../ui/works/QuestionWindow.tsx';
import type { LiveRecord } from '../../ui/works/useRecord.ts';
import { unwatched } from '../../ui/works/useRecordPage.ts';
import type { UserWorks } from './works.ts';

interface Props {
  readonly record: LiveRecord<UserWorks>;
  readonly user: Usuario;
}

/** The question before a person's second factor is taken away. */
export function TakeFactorQuestion({ record, user: { nombreCompleto } }: Props) {
  const isOpen = useSelector(record.actor, ({ context }) => context.open === 'quitarFactor');
  if (!isOpen) return null;
  return (
    <QuestionWindow page={unwatched(record)} name="quitarFactor">
      <p>
        Para quien perdió su teléfono y sus códigos de recuperación. {nombreCompleto} entrará solo con su contraseña, o
        activará otro si su rol lo pide; sus sesiones abiertas terminan. Asegúrese de que es esa persona quien lo pide.
      </p>
    </QuestionWindow>
  );
}
