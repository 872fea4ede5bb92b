import type { NamesOfCountry } from './names-of-country.ts';

const men = `Adam Alex Alfie Archie Ashley Ben Billy Bradley Brandon Callum Cameron Charlie Connor Curtis Dale Daniel Danny Dominic Dylan
  Elliott Ethan Finlay Freddie Gareth George Harrison Harvey Henry Isaac Jacob Jake Jamie Jay Jayden Joe Joel Jordan Josh Kieran Kyle
  Lewis Liam Logan Louie Luke Marcus Mason Matty Max Mitchell Morgan Nathan Oliver Owen Reece Riley Robbie Ryan Scott Sebastian Shaun
  Stanley Teddy Toby Tom Tyler Will Zach`;
const women = `Abbie Alice Amber Amelia Amy Beth Charlotte Chloe Daisy Eleanor Ella Ellie Emily Erin Evie Faye Freya Georgia Grace Hannah
  Harriet Holly Imogen Isabel Jasmine Jessica Katie Kirsty Lauren Libby Lily Lucy Martha Megan Millie Molly Naomi Natasha Olivia Phoebe
  Poppy Rebecca Rosie Sophie Zoe`;

export const namesOfBritishIsles: Readonly<Record<string, NamesOfCountry>> = {
  england: {
    men,
    women,
    family: `Abbott Ainsworth Andrews Appleby Ashworth Atkins Bailey Barlow Barnett Barton Baxter Beckwith Bell Bennett Berry Birch
      Blackwell Bolton Booth Bradshaw Brennan Briggs Brooks Burgess Burrows Butcher Byrne Carr Chadwick Chandler Chapman Clayton Coates
      Coleman Collier Cooke Cooper Cox Crawford Croft Cross Dalton Dawson Dixon Doyle Drake Dyer Eastwood Edwards Elliott Ellis Farmer
      Fearon Fenton Finch Fisher Fletcher Ford Foxton Francis Frost Fuller Gibson Gilbert Goddard Goodwin Grant Greenwood Griffiths Hale
      Hargreaves Harper Hartley Haywood Heath Higgins Hobbs Holden Hollis Hooper Horton Howarth Hubbard Hunt Ibbotson Ingham Jarvis
      Jennings Kemp Kendall Kirby Knight Lamb Langley Lawson Lowe Marsden Marsh Mather Mellor Miller Moorcroft Morley Nash Newton Nixon
      Norris Oakley Osborne Palmer Parkin Parsons Payne Pearson Perkins Pike Pollard Porter Potter Preston Quigley Radford Rawlins
      Redfern Rhodes Rowe Rowland Sanderson Savage Sharp Shepherd Simmons Slater Spencer Stokes Sutton Swift Talbot Thorne Tomlinson
      Turner Underwood Wainwright Walsh Warburton Watkins Webb Wheeler Whitaker Wilkinson Winter Woodcock Wyatt Yardley Young`,
  },
  scotland: {
    men: `Aidan Alasdair Andrew Angus Archie Blair Brodie Calum Cameron Craig Declan Duncan Euan Ewan Fergus Finlay Fraser Gordon Graeme
      Gregor Hamish Iain Innes Jack Jamie Keir Kerr Kyle Lachlan Lewis Logan Magnus Murray Neil Nicky Robbie Rory Ross Ruaridh Scott Sean
      Stuart Struan`,
    women: 'Ailsa Aimee Caitlin Catriona Eilidh Emma Erin Fiona Iona Isla Jenna Kirsty Leah Mhairi Morag Nicola Rachel Shona Skye',
    family: `Abercrombie Aitken Anderson Baird Balfour Barclay Begg Black Blair Boyd Brodie Bruce Buchanan Burns Cairns Calder Cameron
      Campbell Carmichael Cochrane Coutts Craig Cumming Dalgleish Dewar Docherty Douglas Drummond Dunbar Duncan Dunlop Elder Farquhar
      Ferguson Findlay Forbes Fraser Galbraith Geddes Gemmell Gillespie Gilmour Gow Graham Greig Guthrie Haldane Hastie Hay Henderson
      Hendry Imrie Innes Irvine Jardine Keith Kidd Laidlaw Lamont Leitch Lennox Lindsay Lockhart Logan Lorimer MacAulay MacDonald MacKay
      MacLean MacLeod McAllister McBride McCall McColl McCulloch McEwan McFarlane McGhee McGill McInnes McKenzie McLaren McMillan McNab
      McNeil McPhail McVey Mitchell Moffat Moir Munro Murdoch Nairn Nicol Ogilvie Orr Paterson Petrie Rae Ramsay Reid Ritchie Rutherford
      Scobie Shand Shaw Sinclair Strachan Sutherland Tait Telfer Urquhart Walker Watt Weir Wishart Wylie`,
  },
  wales: {
    men: `Aled Aneurin Arwel Carwyn Ceri Dafydd Dai Dewi Dylan Elis Emyr Evan Gareth Garin Geraint Gethin Guto Gwion Huw Iestyn Ieuan
      Ifan Ioan Iwan Jac Llew Macsen Morgan Osian Owain Rhodri Rhydian Rhys Sion Steffan Tomos Trystan`,
    women: 'Bethan Carys Catrin Cerys Elin Ffion Gwen Lowri Mali Megan Nia Rhian Seren Sian',
    family: `Beynon Bevan Bowen Bryn Davies Edmunds Eynon Gough Griffith Gwyn Harries Hopkins Howell Howells Hughes Jenkins John Jones
      Lewis Llewellyn Lloyd Maddocks Meredith Morgans Morris Owen Parry Penry Powell Pritchard Probert Prosser Pugh Rees Reynolds
      Richards Roberts Rosser Rowlands Thomas Treharne Vaughan Watkin Wynne`,
  },
  'northern-ireland': {
    men: `Aaron Adam Ciaran Conor Corey Curtis Darragh David Dean Gary Gavin Glenn Jordan Keith Kris Kyle Lee Mark Matthew Michael Neil
      Niall Odhran Paddy Paul Rhys Robbie Ross Ryan Shea Stephen Stuart Trai`,
    family: `Addis Arthurs Bannon Beattie Bonner Boyce Burney Caddell Cassidy Clements Clyde Convery Cowan Crothers Dallas Devlin
      Donnelly Faulkner Fegan Gallagher Gault Gibb Gilliland Gormley Graydon Haire Hanna Haughey Hegarty Heaney Jamison Kane Kearns
      Kennedy Kilpatrick Larmour Lavery Lowry Lynch Magee Magill Mallon Maxwell McAteer McCaffrey McCann McCartney McCausland McClean
      McCord McCready McCrory McElroy McGrath McGuinness McIlroy McKay McKeown McMahon McMurray McNally McShane McVeigh Millar Moore
      Mulgrew Neeson Nesbitt Oliver Purdy Quinn Rafferty Rainey Scullion Shiels Smyth Stewart Tully Wallace Waterson Wylie`,
  },
  ireland: {
    men: `Aaron Barry Brian Cathal Cian Cillian Colm Conor Daire Darragh David Dean Declan Eoghan Eoin Evan Fionn Gavin Gary Georgie
      Graham Jack James Jason John Keith Kevin Luke Mark Niall Oisin Padraig Patrick Rory Ronan Ruairi Sean Shane Stephen Tadhg`,
    women: 'Aoife Ciara Clodhagh Eimear Grainne Maeve Niamh Orla Roisin Saoirse Sinead',
    family: `Boland Bourke Brady Breen Byrne Cahill Carolan Casey Clancy Cleary Coffey Conlon Connolly Corcoran Costello Cotter Crowley
      Cullen Curran Daly Deegan Dempsey Dolan Donohoe Dooley Duggan Dunne Egan Fahey Fallon Farrell Feeney Finnegan Fitzgerald Flanagan
      Flynn Foley Furlong Geraghty Gleeson Griffin Hannon Healy Hickey Hogan Hurley Joyce Kavanagh Kehoe Kelleher Kiely Kinsella Lally
      Lawlor Lennon Madden Maher Mannion McCarthy McGowan Meehan Moran Moroney Mulcahy Nolan O’Brien O’Callaghan O’Donnell O’Dwyer
      O’Grady O’Hara O’Leary O’Mahony O’Neill O’Rourke O’Sullivan Phelan Power Redmond Rooney Scanlon Shanahan Sheehan Tierney Tobin
      Twomey Whelan`,
  },
};
