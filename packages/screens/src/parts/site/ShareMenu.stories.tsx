import type { Meta, StoryObj } from '@storybook/react-vite';
import { groupOf, teamsOf } from '@oche/mocks/responses/league';
import { mockShareImage } from '@oche/mocks/shareImage';
import type { World } from '@oche/mocks/world';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { ShareMenu } from './ShareMenu.tsx';
import { messages as linkMessages } from '../share/messages.ts';
import { shareMessages as messages } from './shareMessages.ts';
import { askedImage, choose, clipboard, send, withDevice, write, writeText } from './testShare.ts';

const groupOfPage = (world: World) => groupOf(teamsOf(world), world.league.group);

/** The menu on the page of a division, whose table counts the home matches only. The page passes the props. */
const meta = {
  component: ShareMenu,
  parameters: {
    screen: {
      route: 'competitionStandings',
      params: (world: World) => ({ group: groupOfPage(world).slug }),
      search: 'where=home',
      msw: [mockShareImage((path) => askedImage(path))],
    },
  },
  args: { title: '', image: { kind: 'home', id: '' } },
  beforeEach: withDevice({ clipboard }),
} satisfies Meta<typeof ShareMenu>;
export default meta;
type Story = StoryObj<typeof meta>;
/** Where a browser has no list of apps to share with, the address of the page with its filters is copied. */
export const CopyAddress: Story = {
  play: async (scene) => {
    await choose(scene, linkMessages.copy);
    await expect(await screen.findByText(scene.say(linkMessages.copied))).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/^http.*\/standings\?where=home$/));
  },
};

/** Phones open their own list of apps. */
export const ShareAddress: Story = {
  beforeEach: withDevice({ clipboard, share: send }),
  play: async (scene) => {
    await choose(scene, messages.send);
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith({ title: groupOfPage(scene.world).name, url: expect.stringContaining('where=home') }),
    );
    await expect(writeText).not.toHaveBeenCalled();
  },
};

/** The user closes the list of apps. Nothing is copied and nothing is said. */
export const ShareCancelled: Story = {
  beforeEach: withDevice({ clipboard, share: send }),
  play: async (scene) => {
    send.mockRejectedValue(new DOMException('Cancelled', 'AbortError'));
    await choose(scene, messages.send);
    await waitFor(() => expect(send).toHaveBeenCalled());
    await expect(writeText).not.toHaveBeenCalled();
    await expect(screen.queryByText(scene.say(linkMessages.notCopied))).toBeNull();
  },
};

/** Without HTTPS, a page may not copy. */
export const NoClipboard: Story = {
  beforeEach: withDevice({}),
  play: async (scene) => {
    await choose(scene, linkMessages.copy);
    await expect(await screen.findByText(scene.say(linkMessages.notCopied))).toBeVisible();
  },
};

/** The image of what the page shows, in the language of the page. */
export const CopyAsImage: Story = {
  play: async (scene) => {
    const { world, globals } = scene;
    await choose(scene, messages.image);
    await expect(await screen.findByText(scene.say(messages.imageCopied))).toBeVisible();
    await expect(askedImage).toHaveBeenCalledWith(`/share/standings/${groupOfPage(world).id}?where=home&lang=${String(globals['locale'])}`);
    const [item] = write.mock.lastCall![0];
    await expect((await item!.getType('image/png')).size).toBeGreaterThan(0);
  },
};

/** Where a browser cannot copy images, it downloads the image. */
export const DownloadImage: Story = {
  beforeEach: withDevice({ clipboard: { writeText } }),
  play: async (scene) => {
    const names: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await choose(scene, messages.image);
    await expect(await screen.findByText(scene.say(messages.imageSaved))).toBeVisible();
    click.mockRestore();
    await expect(names).toEqual([`${groupOfPage(scene.world).name}.png`]);
  },
};

/** The server does not make the image. */
export const ImageFails: Story = {
  play: async (scene) => {
    askedImage.mockReturnValue(503);
    // A clipboard rejects if the image does not come.
    write.mockImplementation(async ([item]) => void (await item!.getType('image/png')));
    await choose(scene, messages.image);
    await expect(await screen.findByText(scene.say(messages.imageFailed))).toBeVisible();
  },
};

export const GermanOnADarkPhone: Story = {
  globals: { locale: 'de', mode: 'dark', viewport: { value: 'phone' } },
  play: async (scene) => {
    await scene.userEvent.click(await scene.canvas.findByRole('button', { name: 'Teilen' }));
    await expect(await screen.findByRole('menuitem', { name: 'Als Bild kopieren' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
