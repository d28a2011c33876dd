import { arVehicles } from '@saltbush/freight';
import { Container, CopyLink, Section, SelectField, Stack } from '@saltbush/ui';
import { useRef, useState } from 'react';
import { CameraNotice } from '../camera/CameraNotice.tsx';
import { CameraView } from '../camera/CameraView.tsx';
import { savePicture } from '../camera/savePicture.ts';
import { useCamera } from '../camera/useCamera.ts';
import { FitSection } from '../fit/FitSection.tsx';
import { readToolAddress, toolSearch } from '../tool-address/toolAddress.ts';
import { chosenVehicle, nextScale, type ToolState } from '../tool-address/toolState.ts';
import { useToolAddress } from '../tool-address/useToolAddress.ts';
import { VehicleCards } from '../vehicles/VehicleCards.tsx';
import { VehicleFacts } from '../vehicles/VehicleFacts.tsx';
import { ModelView } from '../view-3d/ModelView.tsx';
import { WorldAr } from '../world-ar/WorldAr.tsx';
import { QuoteLinks } from './QuoteLinks.tsx';
import { StageControls } from './StageControls.tsx';
import * as S from './TruckTool.styles.ts';

const vehicles = arVehicles();

/** Starts with the state in the address, then follows the visitor's choices. */
export function TruckTool({ toolId, search }: { toolId: string; search: string }) {
  const [tool, setTool] = useState(() => readToolAddress(search));
  const { camera, start, stop } = useCamera();
  const canvas = useRef<HTMLCanvasElement>(null);
  useToolAddress(toolId, toolSearch(tool));
  const vehicle = chosenVehicle(tool);

  const change = (answers: Partial<ToolState>) => setTool((before) => ({ ...before, ...answers }));
  const choose = (id: string) => {
    const vehicleId = vehicles.find((one) => one.id === id)?.id ?? null;
    if (vehicleId === null) stop();
    change({ vehicleId });
  };

  return (
    <>
      <Section tone="sand" spacing="half" aria-labelledby="to-scale">
        <Container>
          <S.Layout>
            <S.Choice>
              <h2 id="to-scale">To scale</h2>
              <SelectField
                label="Vehicle"
                name="vehicle"
                placeholder="Choose a vehicle"
                value={tool.vehicleId ?? ''}
                onChange={({ target }) => choose(target.value)}
                options={vehicles.map(({ id, name }) => ({ value: id, label: name }))}
              />
            </S.Choice>
            <S.View>
              <S.Stage>
                {camera.status === 'on' && vehicle ? (
                  <CameraView
                    stream={camera.stream}
                    vehicle={vehicle}
                    scalePercent={tool.scalePercent}
                    showsDimensions={tool.showsDimensions}
                    canvasRef={canvas}
                  />
                ) : (
                  <ModelView
                    vehicle={vehicle}
                    scalePercent={tool.scalePercent}
                    showsDimensions={tool.showsDimensions}
                    surroundings={tool.surroundings}
                    onSurroundings={(surroundings) => change({ surroundings })}
                  />
                )}
              </S.Stage>
              <CameraNotice camera={camera} />
              <StageControls
                hasVehicle={vehicle !== null}
                camera={camera}
                scalePercent={tool.scalePercent}
                showsDimensions={tool.showsDimensions}
                onStart={() => void start()}
                onStop={stop}
                onScale={() => change({ scalePercent: nextScale(tool.scalePercent) })}
                onDimensions={() => change({ showsDimensions: !tool.showsDimensions })}
                onPicture={() => {
                  if (canvas.current && vehicle) savePicture(canvas.current, vehicle.name);
                }}
              />
            </S.View>
            <S.Facts>
              <VehicleFacts vehicle={vehicle} />
              {vehicle && <QuoteLinks vehicle={vehicle} pallets={tool.site.pallets} />}
              {vehicle && <WorldAr vehicle={vehicle} onOpen={stop} />}
              <CopyLink path={`/ar-truck-tool${toolSearch(tool)}`} label="Copy link to this view" />
            </S.Facts>
          </S.Layout>
        </Container>
      </Section>
      <Section tone="white" aria-labelledby="trucks">
        <Container>
          <Stack gap={3}>
            <h2 id="trucks">Six trucks on one scale</h2>
            <VehicleCards vehicleId={tool.vehicleId} onChoose={choose} />
          </Stack>
        </Container>
      </Section>
      <FitSection vehicle={vehicle} answers={tool.site} onChange={(site) => change({ site })} onChoose={choose} />
    </>
  );
}
