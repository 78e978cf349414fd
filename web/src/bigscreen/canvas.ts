// The sheet that the big screen is drawn on. It is always about this large, and enlarged to fill what there is.

export interface Canvas {
  zoom: number;
  width: number;
  height: number;
  // Upright or small: things stand below each other.
  tall: boolean;
}

const sheet = { width: 1440, height: 810 };
const least = 0.6; // below this nobody could read it

export function canvasOf(width: number, height: number): Canvas {
  const fit = Math.min(width / sheet.width, height / sheet.height);
  const upright = Math.min(width / 760, height / 1000);
  const zoom = Math.max(least, width < height * 1.2 ? upright : fit);
  return { zoom, width: width / zoom, height: height / zoom, tall: width / zoom < 1100 };
}
