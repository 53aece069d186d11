import { Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../Button.tsx';
import { Form } from '../../form/Form.tsx';
import { LongText } from '../../form/LongText.tsx';
import type { WindowPage } from '../useRecordPage.ts';
import { useWork } from '../useWork.ts';
import { WorkFailure } from '../WorkFailure.tsx';
import type { AnyWork, Works } from '../work.ts';

interface Props<W extends Works> {
  readonly page: WindowPage<W>;
  /** The button by which its form is sent. */
  readonly way: keyof W & string;
  readonly form: keyof W & string;
  readonly above: ReactNode;
}

/** The form of a decision that needs words, at the foot of what is decided. Leaving it asks nothing: what is written is a draft. */
export function DecisionForm<W extends Works>({ page, way, form: name, above }: Props<W>) {
  const { record } = page;
  const work = record.works[name] as AnyWork;
  const { button, busy, failed } = record.works[way] as AnyWork;
  const kit = useWork(record, name);
  const { isBusy, hasFailed, conflict } = kit;
  const { setFocus } = kit.form.methods;
  const first = work.texts?.[0]?.name;
  useEffect(() => {
    if (first !== undefined) setFocus(first as never);
  }, [first, setFocus]);
  const send = () => {
    if (!isBusy && conflict === null) kit.send(way);
  };
  return (
    <Form
      form={kit.form}
      label={button}
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        if (key === 'Enter' && (ctrlKey || metaKey)) send();
      }}
      actions={
        <>
          <WorkFailure
            work={kit}
            failed={failed}
            tell={({ cambios }) => page.told(cambios)}
            against={page.against(way, 'newest')}
            refreshing={page.refreshing}
            onAccept={page.showNewest}
            submitsElsewhere
          />
          <Flex wrap="wrap" align="center" gap={2}>
            <Text me="auto" color="fg.muted" fontSize="xs">
              Ctrl + Entrar lo envía
            </Text>
            <Button disabled={isBusy} onClick={() => record.actor.send({ type: 'cerrar' })}>
              Volver
            </Button>
            {conflict === null && (
              <Button variant="solid" busy={isBusy} aria-disabled={isBusy || undefined} onClick={send}>
                {isBusy ? busy : hasFailed ? 'Reintentar' : button}
              </Button>
            )}
          </Flex>
        </>
      }
    >
      {above}
      {work.note !== undefined && (
        <Text color="fg.muted" fontSize="sm">
          {work.note}
        </Text>
      )}
      {work.texts?.map((text) => (
        // Which fields the form of a work has says its table.
        <LongText key={text.name} form={kit.form as never} {...text} />
      ))}
    </Form>
  );
}
