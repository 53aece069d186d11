import { Text } from '@chakra-ui/react';
import { avisoDeEscalamiento } from '#domain/casos/cierreDeCaso';
import { dateAndTime } from '#domain/common/dates';
import { Note } from '../../../ui/Note.tsx';
import { WhoDecides } from '../../../ui/works/DecidedHere.tsx';
import { OpenWindow } from '../../../ui/works/OpenWindow.tsx';
import { useWork } from '../../../ui/works/useWork.ts';
import { WorkWindow } from '../../../ui/works/WorkWindow.tsx';
import { useCasePage } from '../context.ts';
import { AssignWindow } from './AssignWindow.tsx';
import { CloseWindow } from './CloseWindow.tsx';
import { EscalationFields, type EscalationForm, useEscalationValue } from './EscalationFields.tsx';

/** The window that is open over a case, if any. */
export function CaseWindow() {
  return <OpenWindow page={useCasePage()} special={SPECIAL} above={above} />;
}

const SPECIAL = {
  asignar: AssignWindow,
  cerrar: CloseWindow,
  escalar: EscalationWindow,
  autorizarAqui: DecideHereWindow,
} as const;

function above(work: string) {
  return work === 'autorizar' && <Request />;
}

function EscalationWindow() {
  const page = useCasePage();
  const kit = useWork(page.record, 'escalar');
  return (
    <WorkWindow page={page} name="escalar" kit={kit} above={<LeftVouchers form={kit.form} />}>
      <EscalationFields form={kit.form} />
    </WorkWindow>
  );
}

/** The vouchers that a case leaves behind, for the person about to lead it elsewhere. */
function LeftVouchers({ form }: { readonly form: EscalationForm }) {
  const destino = Number(useEscalationValue(form, 'idSubcategoria'));
  const told = avisoDeEscalamiento(useCasePage().newest.valesSinTerminar, destino === 0 ? null : destino);
  return told !== null && <Note colorPalette="orange">{told}</Note>;
}

function DecideHereWindow() {
  const page = useCasePage();
  const kit = useWork(page.record, 'autorizarAqui');
  return (
    <WorkWindow page={page} name="autorizarAqui" kit={kit} above={<Request />}>
      <WhoDecides form={kit.form} />
    </WorkWindow>
  );
}

/** The request of another person, above the decision. */
function Request() {
  const { datosAutorizacion } = useCasePage().shown;
  if (datosAutorizacion === null) return null;
  return (
    <Note colorPalette="gray">
      <p>
        <strong>{datosAutorizacion.solicitante.nombre}</strong> solicitó el {dateAndTime(datosAutorizacion.fecha)}:
      </p>
      <Text whiteSpace="pre-wrap">{datosAutorizacion.motivo}</Text>
    </Note>
  );
}
