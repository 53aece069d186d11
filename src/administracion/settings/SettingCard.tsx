import { Card, Flex, Grid, Text } from '@chakra-ui/react';
import { deepEqual, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useId, useSyncExternalStore } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { z } from 'zod';
import type { Ajustes } from '#domain/ajustes';
import { dateAndTime } from '#domain/dates';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { Button } from '../../ui/Button.tsx';
import { Form, SubmitButton } from '../../ui/form/Form.tsx';
import type { FormKit } from '../../ui/form/useForm.ts';
import { HistoryBelow } from '../../ui/records/HistoryBelow.tsx';
import { changesTold } from '../../ui/records/RecordDialog.tsx';
import { IDLE_TEXTS } from '../../ui/works/SaveButton.tsx';
import { useRecord, useShownVersion } from '../../ui/works/useRecord.ts';
import type { WorkKit } from '../../ui/works/useWork.ts';
import { useWork } from '../../ui/works/useWork.ts';
import { WorkFailure } from '../../ui/works/WorkFailure.tsx';
import type { AnyWork, Work, WorkValues } from '../../ui/works/work.ts';
import type { settingWorks } from './works.ts';

interface Props<Typed extends WorkValues, Sent> {
  readonly drafts: PageDrafts;
  readonly lugar: keyof typeof settingWorks;
  /** The setting's number in the history. */
  readonly id: number;
  readonly title: string;
  readonly stored: Pick<Ajustes['vigencia'], 'version' | 'ultimoCambio'>;
  /** The setting as it is, as it would be typed; the same object while it is the same. */
  readonly typed: Typed;
  readonly schema: z.ZodType<Sent, Typed>;
  readonly works: { readonly guardar: Work<Typed, Sent> };
  /** The fields and what they mean for the business. */
  readonly children: (form: FormKit<Typed>) => ReactNode;
}

/** One general setting: its fields, what they lead to, who changed it last, and its history. */
export function SettingCard<Typed extends WorkValues, Sent>(props: Props<Typed, Sent>) {
  const { drafts, lugar, id, title, stored, typed, schema, works, children } = props;
  const { api } = useRouteContext({ from: '/_app' });
  const heading = useId();
  const record = useRecord<{ readonly guardar: AnyWork }>({
    entity: 'ajuste',
    id,
    works,
    version: stored.version,
    drafts,
    draftKeyOf: useCallback(() => `ajuste.${lugar}`, [lugar]),
    edits: EDITS,
  });
  const kit: WorkKit<Typed> = useWork(record, 'guardar', { blank: typed, edits: true, keepsSaved: true });
  const { form, conflict, idle } = kit;
  const { subscribe, getValues, reset } = form.methods;
  // '6000' and '6,000.00' are the same setting.
  const meaning = (values: Typed) => schema.safeParse(values).data ?? values;
  const isWritten = useSyncExternalStore(
    useCallback((tell) => subscribe({ formState: { values: true }, callback: tell }), [subscribe]),
    () => !deepEqual(meaning(getValues()), meaning(typed)),
  );
  // What somebody is writing stays on its version: whether it can still be saved, the server says.
  useShownVersion(record, isWritten ? null : stored.version);
  const discard = () => {
    kit.discard();
    // The work may not have been told yet that something is written.
    reset(typed as DefaultValues<Typed>);
  };
  // What was saved is shown as the house writes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each setting that the server has, not for each render.
  useEffect(() => {
    if (!isWritten && !deepEqual(getValues(), typed)) reset(typed as DefaultValues<Typed>);
  }, [typed]);

  return (
    <Card.Root as="section" aria-labelledby={heading}>
      <Card.Title as="h2" mb={2} id={heading}>
        {title}
      </Card.Title>
      <Form
        form={form}
        label={title}
        actions={
          <Grid gap={3}>
            <WorkFailure
              work={kit}
              failed={works.guardar.failed}
              tell={changesTold}
              against={null}
              refreshing={false}
              onAccept={() => undefined}
              submitsElsewhere
            />
            <Flex wrap="wrap" align="center" gap={2}>
              <Text me="auto" color="fg.muted" fontSize="xs">
                {changedBy(stored)}
              </Text>
              {isWritten && form.restored === null && conflict === null && (
                <Button variant="ghost" onClick={discard}>
                  Descartar
                </Button>
              )}
              {conflict === null && (
                <SubmitButton form={form} busyText="Guardando..." idle={idle && IDLE_TEXTS[idle]}>
                  Guardar
                </SubmitButton>
              )}
            </Flex>
          </Grid>
        }
      >
        {children(form)}
      </Form>
      <HistoryBelow api={api} entidad="ajuste" id={id} />
    </Card.Root>
  );
}

function changedBy({ ultimoCambio }: Pick<Ajustes['vigencia'], 'ultimoCambio'>): string {
  if (ultimoCambio === null) return 'Nadie lo ha cambiado.';
  return `${ultimoCambio.autor.nombre} lo cambió el ${dateAndTime(ultimoCambio.fecha)}.`;
}

const EDITS = ['guardar'] as const;
