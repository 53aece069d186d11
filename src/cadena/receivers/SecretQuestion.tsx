import { useState } from 'react';
import type { Receptor } from '#domain/cadena/receptores';
import { dateAndTime } from '#domain/common/dates';
import { RowQuestion } from '../../ui/works/RowQuestion.tsx';
import { NewSecretWindow } from '../NewSecretWindow.tsx';
import { receiverSecretWorks } from './works.ts';

interface Props {
  readonly receiver: Receptor;
  readonly onEnd: () => void;
}

/** Asks before the secret of a receiver is made or changed, and shows the new one this once. */
export function SecretQuestion({ receiver, onEnd }: Props) {
  // As it was when the person asked: with the new one the row is another.
  const [{ id, version, nombre, tieneSecreto, anteriorHasta }] = useState(receiver);
  const [shown, setShown] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(true);
  const [works] = useState(() => receiverSecretWorks(setShown));
  if (shown !== null && !isAsking) {
    return (
      <NewSecretWindow secret={shown} onEnd={onEnd}>
        Guárdelo ahora en {nombre}: no se vuelve a mostrar. Con él se comprueba que un evento es de este sistema.
      </NewSecretWindow>
    );
  }
  return (
    <RowQuestion
      entity="receptor"
      id={id}
      version={version}
      works={works}
      name={tieneSecreto ? 'cambiar' : 'crear'}
      onEnd={(done) => {
        if (done === null) onEnd();
        else setAsking(false);
      }}
    >
      {tieneSecreto
        ? `Se mostrará una sola vez. El de ahora firma también por 24 horas, para que ${nombre} lo cambie sin perder nada.`
        : 'Se mostrará una sola vez: tenga a la mano dónde guardarlo.'}
      {anteriorHasta === null
        ? ''
        : ` El anterior firma hasta el ${dateAndTime(anteriorHasta)}; si lo cambia ahora, deja de firmar.`}
    </RowQuestion>
  );
}
