import { chakra, Flex, Text } from '@chakra-ui/react';
import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { dateAndTime } from '#domain/dates';
import type { AccionCaso } from '#domain/trabajosCaso';
import type { Errand } from '#machines/caso.types';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { LongText } from '../../../ui/form/LongText.tsx';
import { Note } from '../../../ui/Note.tsx';
import { regainFocus } from '../../../ui/works/focus.ts';
import { useWorkForm } from '../../../ui/works/useWorkForm.ts';
import { useWorkNotices } from '../../../ui/works/useWorkNotices.ts';
import { WorkFailure } from '../../../ui/works/WorkFailure.tsx';
import type { WorkForm } from '../../works.ts';
import { draftKeyOf, works, worksOfForm } from '../../works.ts';
import { ChangeNotice } from '../ChangeNotice.tsx';
import { useAgainst, useCasePage, useFailureProps, useSend, useWork } from '../context.ts';
import { EscalationFields } from './EscalationFields.tsx';

/** The form that is open over the page, if any. */
export function OpenForm() {
  const { caso } = useCasePage();
  const name = useSelector(caso, ({ context }) => context.formulario);
  const work = useWork('formulario');
  const isOpen = useSelector(caso, (state) => state.matches({ form: 'open' }));
  const form = isOpen && name !== null ? works[name].form : null;
  // The dialog gives the focus back to the button that opened it, unless the button went meanwhile; that comes first.
  useEffect(() => (form === null ? undefined : () => void requestAnimationFrame(() => regainFocus())), [form]);
  if (form === null || name === null || work === undefined) return null;
  return <FormWindow key={name} name={name} form={form} work={work} />;
}

interface Props {
  readonly name: AccionCaso;
  readonly form: WorkForm;
  readonly work: TrabajoUnicoRef;
}

/** A form over the page of a case. Leaving it asks nothing, because nothing is lost: what is written stays as a draft. */
function FormWindow({ name, form, work }: Props) {
  const { avisar } = useRouteContext({ from: '/_app' });
  const { drafts, shown } = useCasePage();
  const send = useSend('formulario');
  const against = useAgainst(name);
  // Which of the form's buttons was pressed; the first of them, by the keyboard.
  const asked = useRef<AccionCaso>(name);
  const isBusy = useSelector(work, (state) => state.hasTag('busy'));
  const inConflict = useSelector(work, (state) => state.matches('conflict'));
  const sent = useSelector(work, ({ context }) => (context.values as Errand | null)?.trabajo ?? null);
  const failed = useSelector(work, (state) => state.matches('failed')) ? sent : null;
  const failure = useFailureProps('formulario', work);
  const kit = useWorkForm({
    work,
    schema: form.schema,
    blank: form.blank,
    drafts,
    draftKey: draftKeyOf(shown.id, name),
    send: (values) => send({ trabajo: asked.current, valores: values }),
  });
  useWorkNotices(work, avisar);
  const close = () => work.send({ type: 'cerrar' });

  return (
    <Dialog
      title={form.title}
      size="md"
      onClose={close}
      footer={
        <Foot>
          <WorkFailure {...failure} failed={works[sent === 'noAutorizar' ? sent : name].failed} submitsElsewhere />
          {against !== null && !inConflict && <Note colorPalette="orange">{against}</Note>}
          <Flex wrap="wrap" align="center" justify="flex-end" gap={2}>
            <Text me="auto" color="fg.muted" fontSize="xs">
              {kit.kept ? 'Borrador guardado' : ''}
            </Text>
            {kit.kept && kit.form.restored === null && !inConflict && (
              <Button variant="ghost" disabled={isBusy} onClick={kit.discard}>
                Descartar
              </Button>
            )}
            <Button disabled={isBusy} onClick={close}>
              Cerrar
            </Button>
            {!inConflict &&
              worksOfForm(form)
                .toReversed()
                .map((each) => (
                  <Button
                    key={each}
                    type="submit"
                    form={kit.form.id}
                    variant={each === name ? 'solid' : 'outline'}
                    busy={isBusy && sent === each}
                    aria-disabled={isBusy || against !== null || undefined}
                    onClick={(event) => {
                      if (isBusy || against !== null) event.preventDefault();
                      else asked.current = each;
                    }}
                  >
                    {isBusy && sent === each ? works[each].busy : failed === each ? 'Reintentar' : works[each].button}
                  </Button>
                ))}
          </Flex>
        </Foot>
      }
    >
      <ChangeNotice />
      <Form form={kit.form} label={form.title} marked>
        {name === 'autorizar' && <Request />}
        {form.note !== undefined && (
          <Text color="fg.muted" fontSize="sm">
            {form.note}
          </Text>
        )}
        {name === 'escalar' && <EscalationFields form={kit.form} />}
        {form.texts.map((text) => (
          <LongText key={text.name} form={kit.form} {...text} />
        ))}
      </Form>
    </Dialog>
  );
}

/** What somebody else asked for, above the decision. */
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

const Foot = chakra('div', { base: { display: 'grid', flex: 1, gap: 2, minW: 0 } });
